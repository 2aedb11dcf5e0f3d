drop table api_tokens;
