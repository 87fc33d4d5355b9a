import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { slot } from '../../kit/classes.ts'

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly ratio: number
}

/** A page keeps its place; it is drawn while it is near, and given back when it is far, for each takes some 15 MB. */
export const PdfPage = ({ pdf, number, ratio }: PdfPageProps) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <div ref={place} className={slot('policy', 'sheet')} style={{ aspectRatio: ratio }}>
      {isNear ? <Drawn pdf={pdf} number={number} /> : null}
    </div>
  )
}

/** Within a screen's height of what is seen. */
const useIsNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      root: element.closest('main'),
      rootMargin: '100% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return isNear
}

const Drawn = ({ pdf, number }: Omit<PdfPageProps, 'ratio'>) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    const target = canvas.current
    if (target === null) return
    const drawing = new Drawing(pdf, number, target)
    drawing.begin().then(setWords, () => setWords(''))
    return () => drawing.end()
  }, [pdf, number])
  return (
    // What stands in a canvas is read by those who cannot see what is drawn on it.
    <canvas ref={canvas} aria-busy={words === null}>
      {`Page ${number}. ${words ?? ''}`}
    </canvas>
  )
}

/** The drawing of one page on one canvas; it can be given up at any time. */
class Drawing {
  readonly #pdf: PDFDocumentProxy
  readonly #number: number
  readonly #canvas: HTMLCanvasElement
  #page: PDFPageProxy | null = null
  #task: RenderTask | null = null
  #isOver = false

  constructor(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
    this.#pdf = pdf
    this.#number = number
    this.#canvas = canvas
  }

  /** What stands on it, for those who cannot see it. */
  async begin(): Promise<string> {
    const page = await this.#pdf.getPage(this.#number)
    if (this.#isOver) return ''
    this.#page = page
    const canvas = this.#canvas
    const scale = (canvas.clientWidth * Math.min(devicePixelRatio, 2)) / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    this.#task = page.render({ canvas, viewport })
    await this.#task.promise
    const { items } = await page.getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }

  end(): void {
    this.#isOver = true
    this.#task?.cancel()
    this.#page?.cleanup()
  }
}
