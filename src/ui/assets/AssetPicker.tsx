import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { AssetRow } from '../../domain/assets/nouns.ts'
import { assetSearchReading } from '../../machines/assets/readings.ts'
import { slot } from '../kit/classes.ts'
import { useCombobox } from '../kit/combobox.tsx'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { useReadingNamed } from './area.ts'

export type AssetPickerProps = FieldProps & {
  readonly except: string
  readonly onChange: (asset: AssetRow | null) => void
}

const pauseMs = 200
const none: ReadonlyArray<AssetRow> = []
const written = ({ number, name }: AssetRow) => `${number} · ${name}`

/** An asset out of the register, which the server searches. */
export const AssetPicker = (field: AssetPickerProps) => {
  const { label, except, onChange } = field
  const control = useControl(field)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const search = useReadingNamed('assetSearch')
  const found = useSelector(search, assetSearchReading.foundIn) ?? none
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => search.send(assetSearchReading.opened({ search: typed.trim() })), pauseMs)
    return () => clearTimeout(timer)
  }, [search, typed, isOpen])
  useEffect(() => () => search.send({ type: 'reading.closed' }), [search])
  const offered = found.filter(({ id, state }) => id !== except && state !== 'retired')
  const combobox = useCombobox({
    id: `${control.id}l`,
    label,
    isOpen,
    typed,
    offers: offered.map((asset) => ({ value: asset.id, label: written(asset) })),
    takesFirst: true,
    anchor: box,
    nothing: 'No asset with this number or name.',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: (id) => {
      const asset = offered.find((one) => one.id === id)
      if (asset === undefined) return
      setTyped(written(asset))
      setOpen(false)
      onChange(asset)
    },
  })
  return (
    <FieldFrame field={field} id={control.id}>
      <div ref={box} className={slot('combobox', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          {...combobox.input}
          className={slot('combobox', 'input')}
          placeholder="Type a number or a name"
          value={typed}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            onChange(null)
          }}
          onKeyDown={combobox.heed}
          onBlur={() => setOpen(false)}
        />
      </div>
      {combobox.list}
    </FieldFrame>
  )
}
