/** What people are called by behind their names (제48항). */
export const TITLES =
  /^(?:씨|선생|박사|교수|장군|과장|부장|차장|대리|사장|회장|이사|팀장|실장|국장|의원|장관|대통령|총리|시장|여사|감독|기자|작가|변호사|판사|검사|원장|소장|대표)$/;
