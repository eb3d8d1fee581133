"""Makes the documents of test/fixtures/documents: python make-fixtures.py FOLDER, with python-docx and LibreOffice."""

import base64
import subprocess
import sys
from io import BytesIO
from pathlib import Path

from docx import Document
from docx.enum.text import WD_BREAK
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Pt, RGBColor

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

TEXT_BOX = f"""<w:r {nsdecls("w")} xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"
 xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"
 xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
 xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>
<wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1800000" cy="720000"/><wp:docPr id="77" name="box"/>
<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp>
<wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="720000"/></a:xfrm>
<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent><w:p><w:r><w:t>상자 안에 몇일</w:t></w:r></w:p>
</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback>
<w:pict><v:rect style="width:140pt;height:60pt"><v:textbox><w:txbxContent><w:p><w:r><w:t>상자 안에 몇일</w:t></w:r></w:p>
</w:txbxContent></v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>"""


def hyperlink(paragraph, text):
    part = paragraph.part
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink"
    link = OxmlElement("w:hyperlink")
    link.set(qn("r:id"), part.relate_to("https://example.com/", kind, is_external=True))
    run = OxmlElement("w:r")
    letters = OxmlElement("w:t")
    letters.text = text
    run.append(letters)
    link.append(run)
    paragraph._p.append(link)


def tracked(paragraph):
    for tag, letters, text in (("w:ins", "w:t", "새로 쓴"), ("w:del", "w:delText", "지운 몇일")):
        change = OxmlElement(tag)
        change.set(qn("w:id"), "900")
        change.set(qn("w:author"), "편집자")
        change.set(qn("w:date"), "2026-01-02T03:04:05Z")
        run = OxmlElement("w:r")
        element = OxmlElement(letters)
        element.text = text
        run.append(element)
        change.append(run)
        paragraph._p.append(change)


def report() -> Document:
    document = Document()
    document.styles["Normal"].font.name = "Batang"
    document.add_heading("보고서 제목", level=1)
    first = document.add_paragraph("오늘은 ")
    first.add_run("몇일").bold = True
    first.add_run(" 쉬었다.")
    second = document.add_paragraph("밥을 먹었")
    run = second.add_run("읍니다.")
    run.italic = True
    run.font.color.rgb = RGBColor(0xC0, 0, 0)
    third = document.add_paragraph("이름:\t홍길동")
    third.add_run().add_break()
    third.add_run("다음 줄은 금새 온다.")
    pages = document.add_paragraph("쪽 끝")
    pages.add_run().add_break(WD_BREAK.PAGE)
    hyperlink(document.add_paragraph("여기 "), "링크")
    tracked(document.add_paragraph("앞 "))
    document.add_paragraph("")
    table = document.add_table(rows=2, cols=2)
    table.style = "Table Grid"
    table.cell(0, 0).text = "금새 왔다."
    table.cell(0, 1).text = "둘째 칸"
    table.cell(1, 0).text = "첫 문단\n둘째 문단"
    document.add_picture(BytesIO(PIXEL), width=Pt(40))
    document.add_paragraph("상자: ")._p.append(parse_xml(TEXT_BOX))
    for item in ("하나", "둘"):
        document.add_paragraph(item, style="List Bullet")
    commented = document.add_paragraph("의견이 달린 글이다.")
    document.add_comment(commented.runs, text="이 글은 않좋다.", author="편집자", initials="편")
    section = document.sections[0]
    section.header.paragraphs[0].text = "머리글에 몇일"
    section.footer.paragraphs[0].text = "꼬리글"
    return document


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / "python-docx.docx"
    report().save(made)
    # LibreOffice writes notes, which python-docx does not: from a page with one.
    source = folder / "notes.fodt"
    source.write_text(NOTES, encoding="utf-8")
    for file, name in ((made, "libreoffice.docx"), (source, "libreoffice-notes.docx")):
        out = folder / "out"
        subprocess.run(
            ["libreoffice", "--headless", "--convert-to", "docx", "--outdir", out, file], check=True
        )
        (out / f"{file.stem}.docx").rename(folder / name)
        out.rmdir()
    source.unlink()


NOTES = """<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>
<text:p>몇일<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>각주도
 몇일이다.</text:p></text:note-body></text:note> 뒤에 온다.</text:p>
<text:p>미주<text:note text:note-class="endnote"><text:note-citation>i</text:note-citation><text:note-body><text:p>미주에
 금새 왔다.</text:p></text:note-body></text:note>가 있다.</text:p></office:text></office:body></office:document>
"""

if __name__ == "__main__":
    main(Path(sys.argv[1]))
