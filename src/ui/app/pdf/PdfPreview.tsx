import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { CannotBeShown } from './CannotBeShown.tsx'
import { PdfPage } from './PdfPage.tsx'
import { type OpenedPdf, openPdf } from './reader.ts'

/** How many pages have a place at first, and more of them with each press: each place is watched. */
const PAGES = 50

interface PdfPreviewProps {
  readonly content: Blob
  readonly name: string
}

/** A PDF, page under page, each drawn when it comes near; what cannot be drawn can still be downloaded. */
export const PdfPreview = ({ content, name }: PdfPreviewProps) => {
  const [opened, setOpened] = useState<OpenedPdf | 'failed' | null>(null)
  useEffect(() => {
    let isLeft = false
    const opening = openPdf(content)
    opening.then(
      (found) => (isLeft ? found.close() : setOpened(found)),
      () => {
        if (!isLeft) setOpened('failed')
      },
    )
    return () => {
      isLeft = true
      setOpened(null)
      opening.then(({ close }) => close()).catch(() => undefined)
    }
  }, [content])
  if (opened === 'failed') return <CannotBeShown />
  return opened === null ? <Skeleton height={240} /> : <Pages opened={opened} name={name} />
}

const Pages = ({ opened: { pdf, ratio }, name }: { readonly opened: OpenedPdf; readonly name: string }) => {
  const [limit, setLimit] = useState(PAGES)
  const [isLarge, setLarge] = useState(false)
  const shown = Math.min(limit, pdf.numPages)
  const left = pdf.numPages - shown
  return (
    <>
      <div className={slot('policy', 'zoom')}>
        <Button size="sm" onClick={() => setLarge(!isLarge)}>
          {isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          {isLarge ? 'Fit to width' : 'Enlarge'}
        </Button>
      </div>
      <section
        className={slot('policy', 'pages')}
        aria-label={name}
        data-large={isLarge || undefined}
        // What scrolls sideways is scrolled by keys too.
        tabIndex={isLarge ? 0 : undefined}
      >
        {Array.from({ length: shown }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number, drawn anew for another size
          <PdfPage key={`${index} ${isLarge}`} pdf={pdf} number={index + 1} ratio={ratio} />
        ))}
      </section>
      {left === 0 ? null : (
        <Row justify="between">
          <Text tone="muted">
            {shown} of {pdf.numPages} pages
          </Text>
          <Button onClick={() => setLimit(limit + PAGES)}>Show {Math.min(PAGES, left)} more pages</Button>
        </Row>
      )}
    </>
  )
}
