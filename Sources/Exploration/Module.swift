// This module begins here.
