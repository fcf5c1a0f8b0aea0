UPDATE match_answer SET credit_ms = 120 WHERE elapsed_ms >= 120;
