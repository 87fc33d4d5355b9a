import { useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CropperActor } from '../../machines/kit/cropper.machine.ts'
import { dialsOf, type Size } from '../../machines/kit/cropping.ts'
import { IconButton } from './Button.tsx'
import { slot } from './classes.ts'
import { gestures } from './crop/gestures.ts'
import { useFileAddress } from './files/ChosenFiles.tsx'
import { RangeField } from './RangeField.tsx'

type CropperProps = {
  readonly cropper: CropperActor
  /** What is shown around the frame. */
  readonly boundary: Size
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/**
 * The picture behind its frame, and the dials that move it: what a drag, a pinch or the wheel does, they do by keyboard
 * and by single presses.
 */
export const Cropper = ({ cropper, boundary }: CropperProps) => {
  const { file, frame, picture, placement } = useSelector(cropper, ({ context }) => context)
  const isMeasuring = useSelector(cropper, (snapshot) => snapshot.matches('measuring'))
  const src = useFileAddress(file)
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!stage.current) return
    return gestures(stage.current, boundary.width, (movement) => cropper.send({ type: 'picture.moved', ...movement }))
  }, [cropper, boundary.width])

  const width = picture.width * placement.scale
  const ratio = boundary.width / boundary.height
  return (
    <div className={slot('cropper', 'root')}>
      <div
        ref={stage}
        className={slot('cropper', 'stage')}
        style={{
          aspectRatio: ratio,
          // As large as asked for, but the buttons under it stay on the screen.
          width: `min(${boundary.width}px, 100%, ${ratio} * max(120px, 100dvh - 320px))`,
        }}
      >
        {src ? (
          <img
            className={slot('cropper', 'picture')}
            src={src}
            alt=""
            draggable={false}
            hidden={isMeasuring}
            style={{
              left: percent(boundary.width / 2 + placement.x - width / 2, boundary.width),
              top: percent(boundary.height / 2 + placement.y - (picture.height * placement.scale) / 2, boundary.height),
              width: percent(width, boundary.width),
            }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              cropper.send({ type: 'picture.measured', picture: { width: naturalWidth, height: naturalHeight } })
            }
            onError={() => cropper.send({ type: 'picture.unreadable' })}
          />
        ) : null}
        <div
          className={slot('cropper', 'frame')}
          style={{ width: percent(frame.width, boundary.width), height: percent(frame.height, boundary.height) }}
        />
      </div>
      <Dialling cropper={cropper} />
    </div>
  )
}

const Dialling = ({ cropper }: Pick<CropperProps, 'cropper'>) => {
  const dials = useSelector(cropper, ({ context }) => dialsOf(context, context.placement))
  const dial = (turned: Partial<typeof dials>) => cropper.send({ type: 'picture.dialled', dials: turned })
  const hundredths = {
    zoom: Math.round(dials.zoom * 100),
    x: Math.round(dials.across * 50),
    y: Math.round(dials.down * 50),
  }
  return (
    <div className={slot('cropper', 'dials')}>
      <RangeField
        label="Zoom"
        min={0}
        max={100}
        value={hundredths.zoom}
        text={`${hundredths.zoom} %`}
        onChange={(zoom) => dial({ zoom: zoom / 100 })}
      />
      <IconButton
        label="Reset"
        icon={<RotateCcw />}
        size="sm"
        onClick={() => cropper.send({ type: 'picture.reset' })}
      />
      <RangeField
        label="Left and right"
        min={-50}
        max={50}
        value={hundredths.x}
        text={offCentre(hundredths.x, 'left', 'right')}
        onChange={(across) => dial({ across: across / 50 })}
      />
      <RangeField
        label="Up and down"
        min={-50}
        max={50}
        value={hundredths.y}
        text={offCentre(hundredths.y, 'up', 'down')}
        onChange={(down) => dial({ down: down / 50 })}
      />
    </div>
  )
}

const offCentre = (at: number, before: string, after: string): string =>
  at === 0 ? 'in the middle' : `${Math.abs(at) * 2} % ${at < 0 ? before : after}`
