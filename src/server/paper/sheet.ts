export type Sheet = PDFKit.PDFDocument
