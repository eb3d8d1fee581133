-- The text is kept for showing, the lemmas are what is searched.
create virtual table documents using fts5 (text unindexed, lemmas, tokenize = 'unicode61');

-- name: insert (id, text, lemmas)
insert into documents (rowid, text, lemmas) values (?, ?, ?);

-- name: search (each lemma of the question in double quotes, with spaces between)
select rowid as id from documents where documents match ? order by rank;
