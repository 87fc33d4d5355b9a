/** pdfjs reads the file beside the page, not in it; a file of its own gives it the policy of a worker (headers.ts). */
import 'pdfjs-dist/build/pdf.worker.min.mjs'
