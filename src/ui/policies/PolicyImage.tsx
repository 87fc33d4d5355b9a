import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { Image } from '../../domain/policies/content/nouns.ts'
import type { OfImage, PolicyImages } from '../../machines/policies/policies.ports.ts'
import { Button } from '../kit/Button.tsx'

/** Of which policy the images are, and how they are had. */
interface ImagesOf {
  readonly id: HrDocumentId
  readonly images: PolicyImages
}

/** Around every text of a policy that may have images. */
export const PolicyImagesOf = createContext<ImagesOf | null>(null)

type ImageAttrs = Image['attrs']

/**
 * An image of a policy's text, in the place that is kept for it. An <img> cannot send the access token, so it is fetched as
 * bytes, when it is nearly in sight.
 */
export const PolicyImage = ({ image }: { readonly image: ImageAttrs }) => {
  const of = use(PolicyImagesOf)
  const place = useRef<HTMLElement>(null)
  const { src, hasFailed, retry } = useAddress(of, image.id, place)
  const { width, height, size } = image
  const alt = image.alt ?? 'Image'
  return (
    <figure ref={place} data-image={size}>
      {src === null ? (
        // A place of its size: what is below it does not move.
        <svg
          role={alt === '' ? 'presentation' : 'img'}
          aria-label={alt || undefined}
          width={width}
          viewBox={`0 0 ${width} ${height}`}
        />
      ) : (
        <img src={src} alt={alt} width={width} height={height} />
      )}
      {hasFailed ? (
        <figcaption>
          {alt === '' ? 'The image could not be loaded.' : `The image could not be loaded: ${alt}`}{' '}
          <Button size="sm" onClick={retry}>
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

const useAddress = (of: ImagesOf | null, imageId: OfImage['imageId'], place: RefObject<HTMLElement | null>) => {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const [attempt, setAttempt] = useState(0)
  const known = of === null ? null : of.images.known({ id: of.id, imageId })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (of === null || known !== null) return
    let isHere = true
    const ask = () =>
      of.images.fetch({ id: of.id, imageId }).then((src) => {
        if (isHere) setFetched({ of: imageId, src })
      })
    const stop = whenNear(place.current, ask)
    return () => {
      isHere = false
      stop()
    }
  }, [of, imageId, known, place, attempt])
  const own = fetched?.of === imageId ? fetched : null
  return {
    src: known ?? own?.src ?? null,
    hasFailed: known === null && own !== null && own.src === null,
    retry: () => {
      setFetched(null)
      setAttempt(attempt + 1)
    },
  }
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
