"""How good the chances to win are: calibration, error against rollouts, luck taken out, strength and speed."""
