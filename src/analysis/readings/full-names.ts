const SURNAME =
  '[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진나지엄원천방공현함변염여추도석선설마길연위표명기반왕금옥]';
const FULL_NAME = new RegExp(`^(?:${SURNAME}[가-힣]{2}|(?:남궁|황보|제갈|사공|선우|독고|서문)[가-힣]{1,2})$`);

/** A surname and a given name, written as one. */
export function isFullName(form: string): boolean {
  return FULL_NAME.test(form);
}
