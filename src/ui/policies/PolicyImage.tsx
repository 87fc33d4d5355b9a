import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { Image } from '../../domain/policies/content/nouns.ts'
import type { PolicyImages } from '../../machines/policies/policies.ports.ts'
import { Button } from '../kit/Button.tsx'

/** Of which policy the images are, and how they are had. */
interface ImagesOf {
  readonly id: HrDocumentId
  readonly images: PolicyImages
}

/** Around every text of a policy that may have images. */
export const PolicyImagesOf = createContext<ImagesOf | null>(null)

type ImageAttrs = Image['attrs']

interface PolicyImageProps {
  readonly image: ImageAttrs
}

/** An image of a policy's text, in the place that is kept for it. */
export const PolicyImage = ({ image }: PolicyImageProps) => {
  const [attempt, setAttempt] = useState(0)
  return <Attempted key={attempt} image={image} onRetry={() => setAttempt(attempt + 1)} />
}

/** An <img> cannot send the access token, so it is fetched as bytes, when it is nearly in sight. */
const Attempted = ({ image, onRetry }: PolicyImageProps & { readonly onRetry: () => void }) => {
  const place = useRef<HTMLElement>(null)
  const src = useAddress(image.id, place)
  const { width, height, size } = image
  const alt = image.alt ?? 'Image'
  return (
    <figure ref={place} data-image={size}>
      {typeof src === 'string' ? (
        <img src={src} alt={alt} width={width} height={height} />
      ) : (
        // A place of its size: what is below it does not move.
        <svg
          role={alt === '' ? 'presentation' : 'img'}
          aria-label={alt || undefined}
          width={width}
          viewBox={`0 0 ${width} ${height}`}
        />
      )}
      {src === null ? (
        <figcaption>
          {alt === '' ? 'The image could not be loaded.' : `The image could not be loaded: ${alt}`}{' '}
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </figcaption>
      ) : null}
    </figure>
  )
}

interface Fetched {
  readonly of: string
  readonly src: string | null
}

/** Undefined until it is there; null when it cannot be had. */
const useAddress = (imageId: ImageAttrs['id'], place: RefObject<HTMLElement | null>): string | null | undefined => {
  const of = useContext(PolicyImagesOf)
  const [fetched, setFetched] = useState<Fetched>()
  const known = of?.images.known({ id: of.id, imageId }) ?? undefined
  useEffect(() => {
    if (of === null || known !== undefined) return
    let isHere = true
    const stop = whenNear(place.current, () =>
      of.images.fetch({ id: of.id, imageId }).then((src) => {
        if (isHere) setFetched({ of: imageId, src })
      }),
    )
    return () => {
      isHere = false
      stop()
    }
  }, [of, imageId, known, place])
  return known ?? (fetched?.of === imageId ? fetched.src : undefined)
}

/** A screen ahead, and all of them when the page is printed. */
const whenNear = (element: HTMLElement | null, ask: () => void): (() => void) => {
  if (element === null || typeof IntersectionObserver === 'undefined') {
    ask()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      ask()
    },
    { rootMargin: '100% 0px' },
  )
  observer.observe(element)
  window.addEventListener('beforeprint', ask, { once: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('beforeprint', ask)
  }
}
