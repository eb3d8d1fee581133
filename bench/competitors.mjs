// Who runs: how it is installed (npm or pip package) and started. The first is this engine.
export const COMPETITORS = [
  { id: 'malgyeol', name: '말결 Malgyeol', script: 'malgyeol.mjs' },
  { id: 'cong', name: 'Kiwi cong', pip: 'kiwipiepy==0.24.1', script: 'kiwi.py', args: ['cong'] },
  {
    id: 'cong-global',
    name: 'Kiwi cong-global',
    pip: 'kiwipiepy==0.24.1',
    script: 'kiwi.py',
    args: ['cong-global'],
  },
  { id: 'mecab-ko', name: 'mecab-ko', pip: 'python-mecab-ko==1.3.7', script: 'mecab_ko.py', oneThread: true },
  { id: 'garu-ko', name: 'garu-ko', npm: 'garu-ko@0.3.7', script: 'garu.mjs', oneThread: true },
  {
    id: 'kuromoji-ko',
    name: 'kuromoji-ko',
    npm: 'kuromoji-ko@1.0.8',
    script: 'kuromoji.mjs',
    oneThread: true,
  },
];
