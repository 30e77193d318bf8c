# An image with the program alone: docker build -t segue . && docker run -it --rm -e TERM segue
FROM swift:6.2-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make
WORKDIR /segue
COPY . .
RUN make build && strip .build/release/segue

FROM scratch
COPY --from=build /segue/.build/release/segue /usr/bin/segue
# The folder of the user's files: docker run -it --rm -v "$PWD:/app" segue check scenes.json
WORKDIR /app
ENTRYPOINT ["/usr/bin/segue"]
