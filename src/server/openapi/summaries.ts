/** What each operation is for, in the words of docs/api.md. */
export const SUMMARIES: Readonly<Record<string, string>> = {
  AnalyzeSyntax: '글을 문장, 어절, 형태소로 분석합니다',
  AnalyzeSyntaxList: '나누어 놓은 문장들을 분석합니다. 답은 보낸 문장과 1:1입니다',
  AnalyzeSyntaxRaw: '글을 다듬지 않고 분석합니다',
  Tokenize: '글을 어절과 그 조각으로 나눕니다',
  GetCustomDictionaryList: '사용자 사전의 목록을 봅니다',
  GetCustomDictionary: '사용자 사전 하나를 내려받습니다',
  UpdateCustomDictionary: '사용자 사전을 만들거나 통째로 바꿉니다',
  RemoveCustomDictionaries: '사용자 사전을 지웁니다',
  CheckConflict: '사용자 사전들이 서로 어긋나는 곳을 찾습니다',
  CorrectError: '맞춤법과 띄어쓰기를 바로잡습니다',
  StreamCorrectError: '맞춤법과 띄어쓰기를 바로잡고, 더 살펴본 것을 이어서 보냅니다',
  SearchDict: '사전에서 낱말을 찾습니다',
};
