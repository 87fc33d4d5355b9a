import 'react-easy-crop/react-easy-crop.css'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import EasyCrop from 'react-easy-crop'
import type { CropperActor } from '../../machines/kit/cropper.machine.ts'
import { zoomsOf } from '../../machines/kit/cropping.ts'
import { slot } from './classes.ts'
import { type Arrow, CropperDials } from './crop/CropperDials.tsx'
import { useFileAddress } from './files/ChosenFiles.tsx'

/** What one press of an arrow moves the picture by, in pixels of the screen. */
const STEP = 10

/** The picture behind its frame, moved by mouse, touch, wheel and arrow keys; and the dials, for single presses. */
export const Cropper = ({ cropper }: { readonly cropper: CropperActor }) => {
  const { file, boundary } = useSelector(cropper, ({ context }) => context)
  const isMeasuring = useSelector(cropper, (snapshot) => snapshot.matches('measuring'))
  const isUnreadable = useSelector(cropper, (snapshot) => snapshot.matches('unreadable'))
  const src = useFileAddress(file)
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidth(stage)
  const frame = useRef<FrameRef>(null)
  // A press of a button is a press of the arrow key: the library moves the picture, and knows how far it may go.
  const press = (key: Arrow) => {
    for (const type of ['keydown', 'keyup'])
      frame.current?.current?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }))
  }
  const ratio = boundary.width / boundary.height
  return (
    // A picture is turned and moved as it lies, whichever way the words run.
    <div dir="ltr" className={slot('cropper', 'root')}>
      <div
        ref={stage}
        className={slot('cropper', 'stage')}
        style={{
          aspectRatio: ratio,
          // As large as asked for, but the buttons under it stay on the screen.
          width: `min(${boundary.width}px, 100%, ${ratio} * max(120px, 100dvh - 320px))`,
        }}
      >
        {src && isMeasuring ? (
          <img
            hidden
            src={src}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              cropper.send({ type: 'picture.measured', picture: { width: naturalWidth, height: naturalHeight } })
            }
            onError={() => cropper.send({ type: 'picture.unreadable' })}
          />
        ) : null}
        {src && width > 0 && !isMeasuring && !isUnreadable ? (
          <Picture cropper={cropper} src={src} scale={width / boundary.width} frame={frame} />
        ) : null}
      </div>
      <CropperDials cropper={cropper} press={press} />
    </div>
  )
}

/** The library hands its reference over before it points to anything. */
type FrameRef = RefObject<HTMLElement | null> | null

type PictureProps = {
  readonly cropper: CropperActor
  readonly src: string
  /** The stage on the screen against the boundary asked for. */
  readonly scale: number
  readonly frame: RefObject<FrameRef>
}

const Picture = ({ cropper, src, scale, frame }: PictureProps) => {
  const context = useSelector(cropper, (snapshot) => snapshot.context)
  const zooms = zoomsOf(context)
  const isWide = context.picture.width * context.boundary.height > context.picture.height * context.boundary.width
  return (
    <EasyCrop
      image={src}
      crop={context.crop}
      zoom={context.zoom}
      minZoom={zooms.whole}
      maxZoom={zooms.closest}
      zoomSpeed={zooms.filling / 2}
      cropSize={{ width: context.frame.width * scale, height: context.frame.height * scale }}
      // Whole in the boundary, as `contain` is, but for small pictures too.
      objectFit={isWide ? 'horizontal-cover' : 'vertical-cover'}
      // A picture that covers the frame keeps covering it; the area of a smaller one is told with what lies beside it.
      restrictPosition={context.zoom >= zooms.filling}
      showGrid={false}
      keyboardStep={STEP}
      classes={{ cropAreaClassName: slot('cropper', 'frame') }}
      cropperProps={{ role: 'application', 'aria-label': 'Picture; move it with the arrow keys' }}
      setCropperRef={(ref) => {
        frame.current = ref
      }}
      // The page's policy allows no style elements: the stylesheet is imported.
      disableAutomaticStylesInjection
      onCropChange={(crop) => cropper.send({ type: 'picture.moved', crop })}
      onZoomChange={(zoom) => cropper.send({ type: 'picture.zoomed', zoom })}
      // Unlike onCropComplete it is also told when the picture was put back.
      onCropAreaChange={(_, area) => cropper.send({ type: 'picture.framed', area })}
    />
  )
}

/** How wide it is on the screen. */
const useWidth = (of: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!of.current) return
    const observer = new ResizeObserver(([entry]) => {
      // At once: the library watches the same element, and must find the frame's new size when it looks.
      if (entry) flushSync(() => setWidth(entry.contentRect.width))
    })
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return width
}
