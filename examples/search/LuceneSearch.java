import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import org.apache.lucene.analysis.*;
import org.apache.lucene.analysis.ko.KoreanAnalyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.analysis.tokenattributes.*;
import org.apache.lucene.document.*;
import org.apache.lucene.index.*;
import org.apache.lucene.search.*;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * Indexes the same documents by the words between spaces, by Lucene's analyser for Korean (nori) and by words that were
 * analysed beforehand, asks the same questions of each, and prints what was found.
 *
 * <p>usage: java -cp 'lib/*' LuceneSearch.java documents.tokens questions.tokens questions.tsv
 */
public class LuceneSearch {
  /** Words that were analysed beforehand, with their offsets in the text: what a field takes in the place of text. */
  static final class AnalysedWords extends TokenStream {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
    private final List<String> words;
    private int next = 0;

    AnalysedWords(List<String> words) {
      this.words = words;
    }

    @Override
    public boolean incrementToken() {
      if (next == words.size()) return false;
      clearAttributes();
      String[] parts = words.get(next++).split(" ");
      term.setEmpty().append(parts[0]);
      offset.setOffset(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
      return true;
    }

    @Override
    public void reset() {
      next = 0;
    }
  }

  record Line(String text, List<String> words) {
    static List<Line> read(String path) throws IOException {
      List<Line> lines = new ArrayList<>();
      for (String line : Files.readAllLines(Path.of(path))) {
        String[] parts = line.split("\t");
        lines.add(new Line(parts[0], List.of(parts).subList(1, parts.length)));
      }
      return lines;
    }
  }

  interface Words {
    TokenStream of(Line line);
  }

  static final FieldType INDEXED = new FieldType();

  static {
    INDEXED.setTokenized(true);
    INDEXED.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS);
  }

  static List<String> terms(TokenStream stream) throws IOException {
    List<String> terms = new ArrayList<>();
    CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
    stream.reset();
    while (stream.incrementToken()) terms.add(term.toString());
    stream.end();
    stream.close();
    return terms;
  }

  static Query query(List<String> terms, BooleanClause.Occur occur) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String term : new LinkedHashSet<>(terms)) all.add(new TermQuery(new Term("text", term)), occur);
    return all.build();
  }

  static List<Integer> found(IndexSearcher searcher, Query query, int most) throws IOException {
    List<Integer> numbers = new ArrayList<>();
    for (ScoreDoc hit : searcher.search(query, most).scoreDocs) numbers.add(hit.doc + 1);
    return numbers;
  }

  static void compare(String name, Words words, List<Line> documents, List<Line> questions, List<Set<Integer>> wanted)
      throws IOException {
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
      for (Line line : documents) {
        Document document = new Document();
        document.add(new Field("text", words.of(line), INDEXED));
        writer.addDocument(document);
      }
    }
    IndexSearcher searcher = new IndexSearcher(DirectoryReader.open(directory));
    int right = 0, all = 0, given = 0, first = 0;
    for (int i = 0; i < questions.size(); i++) {
      List<String> terms = terms(words.of(questions.get(i)));
      List<Integer> hits = found(searcher, query(terms, BooleanClause.Occur.MUST), documents.size());
      all += wanted.get(i).size();
      given += hits.size();
      right += (int) hits.stream().filter(wanted.get(i)::contains).count();
      List<Integer> best = found(searcher, query(terms, BooleanClause.Occur.SHOULD), wanted.get(i).size());
      first += (int) best.stream().filter(wanted.get(i)::contains).count();
      if (!wanted.get(i).equals(new TreeSet<>(hits)))
        System.err.println(name + "\t" + questions.get(i).text() + "\t" + terms + "\t" + hits + " != " + wanted.get(i));
    }
    System.out.printf(
        "%s\trecall %.2f\tprecision %.2f\tfirst %.2f%n",
        name, (double) right / all, given == 0 ? 0 : (double) right / given, (double) first / all);
  }

  public static void main(String[] args) throws IOException {
    List<Line> documents = Line.read(args[0]);
    List<Line> questions = Line.read(args[1]);
    List<Set<Integer>> wanted = new ArrayList<>();
    List<String> judged = Files.readAllLines(Path.of(args[2]));
    for (String line : judged.subList(1, judged.size())) {
      Set<Integer> ids = new TreeSet<>();
      for (String id : line.split("\t")[1].split(" ")) ids.add(Integer.parseInt(id));
      wanted.add(ids);
    }
    Analyzer standard = new StandardAnalyzer();
    Analyzer nori = new KoreanAnalyzer();
    compare("spaces", line -> standard.tokenStream("text", line.text()), documents, questions, wanted);
    compare("nori", line -> nori.tokenStream("text", line.text()), documents, questions, wanted);
    compare("malgyeol", line -> new AnalysedWords(line.words()), documents, questions, wanted);
  }
}
