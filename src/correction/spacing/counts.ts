/** Words that count. */
export const COUNT =
  /^(?:한|두|세|네|서|너|석|넉|닷|엿|다섯|여섯|일곱|여덟|아홉|열.?|스무|몇|여러|[일이삼사오육칠팔구십백천만억]+)$/;

/** Tags of numerals and determiners that count. */
export const COUNTING = /^(?:NR|MMN)$/;
