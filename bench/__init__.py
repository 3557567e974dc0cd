"""Benchmarks: the rules, the solvers, the server and the browser app."""
