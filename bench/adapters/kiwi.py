"""Kiwi; argv: threads, model. Allomorphs stay as they are written, as the gold has them."""
import sys

from kiwipiepy import Kiwi
from serve import serve

kiwi = Kiwi(num_workers=int(sys.argv[1]), model_type=sys.argv[2], integrate_allomorph=False)

serve({
    'morphemes': lambda texts: [[(t.form, t.tag) for t in tokens] for tokens in kiwi.tokenize(texts)],
    'sentences': lambda texts: [[s.text for s in sents] for sents in kiwi.split_into_sents(texts)],
    'space': lambda texts: [{'kept': a, 'reset': b} for a, b in zip(kiwi.space(texts), kiwi.space(texts, reset_whitespace=True))],
})
