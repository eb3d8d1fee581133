-- Lemmas go into a tsvector as they are: the configuration "simple" neither stems nor leaves out words.
create table documents (
  id integer primary key,
  text text not null,
  lemmas tsvector not null
);

-- name: insert ($1 id, $2 text, $3 the line that `malgyeol analyze --format compact --lemmas` gives for it)
insert into documents (id, text, lemmas) values ($1, $2, to_tsvector('simple', $3));

-- name: index
create index documents_lemmas on documents using gin (lemmas);

-- name: search ($1 the lemmas of the question)
select id, ts_rank(lemmas, question) as rank
from documents, plainto_tsquery('simple', $1) as question
where lemmas @@ question
order by rank desc, id;
