import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw } from 'lucide-react'
import { writtenPercent } from '../../../domain/kernel/amounts.ts'
import type { CropperActor } from '../../../machines/kit/cropper.machine.ts'
import { dialOf, zoomAt } from '../../../machines/kit/cropping.ts'
import { IconButton } from '../Button.tsx'
import { slot } from '../classes.ts'
import { useLocale } from '../locale.ts'
import { RangeField } from '../RangeField.tsx'

const moves = [
  { label: 'Move left', key: 'ArrowLeft', icon: <ArrowLeft /> },
  { label: 'Move right', key: 'ArrowRight', icon: <ArrowRight /> },
  { label: 'Move up', key: 'ArrowUp', icon: <ArrowUp /> },
  { label: 'Move down', key: 'ArrowDown', icon: <ArrowDown /> },
] as const

export type Arrow = (typeof moves)[number]['key']

type CropperDialsProps = {
  readonly cropper: CropperActor
  readonly press: (key: Arrow) => void
}

/** What dragging, pinching and the wheel do, by single presses (WCAG 2.5.7). */
export const CropperDials = ({ cropper, press }: CropperDialsProps) => {
  const percent = useSelector(cropper, ({ context }) => Math.round(dialOf(context, context.zoom) * 100))
  return (
    <div className={slot('cropper', 'dials')}>
      <RangeField
        label="Zoom"
        min={0}
        max={100}
        value={percent}
        text={writtenPercent(useLocale(), percent)}
        onChange={(dial) =>
          cropper.send({ type: 'picture.zoomed', zoom: zoomAt(cropper.getSnapshot().context, dial / 100) })
        }
      />
      <div className={slot('cropper', 'moves')}>
        {moves.map(({ label, key, icon }) => (
          <IconButton key={key} label={label} icon={icon} size="sm" onClick={() => press(key)} />
        ))}
        <IconButton
          label="Reset"
          icon={<RotateCcw />}
          size="sm"
          onClick={() => cropper.send({ type: 'picture.reset' })}
        />
      </div>
    </div>
  )
}
