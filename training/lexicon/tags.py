"""The 47 tags in the order of src/analysis/tags.ts: a tag's index is part of every key of the store."""

TAGS = (
    "EC EF EP ETM ETN IC JC JKB JKC JKG JKO JKQ JKS JKV JX MAG MAJ MMA MMD MMN NA NF NNB NNG NNP NP NR NV "
    "SE SF SH SL SN SO SP SS SW VA VCN VCP VV VX XPN XR XSA XSN XSV"
).split()
INDEX = {tag: i for i, tag in enumerate(TAGS)}
CLOSED = {"EC", "EF", "EP", "ETM", "ETN", "JC", "JKB", "JKC", "JKG", "JKO", "JKQ", "JKS", "JKV", "JX", "VCP",
          "VCN", "VX", "XPN", "XSA", "XSN", "XSV"}
