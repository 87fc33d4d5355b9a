import { type RefObject, useEffect, useRef } from 'react'
import { IMAGE_ALT_MAX, type ImageSize, imageSizes } from '../../../domain/policies/content/images.ts'
import type { Image } from '../../../domain/policies/content/nouns.ts'
import { Button } from '../../kit/Button.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { slot } from '../../kit/classes.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { TextView } from './view.ts'

interface ImageBarProps {
  readonly view: TextView
  readonly image: Image['attrs']
  /** It was put there just now: what it shows is asked for first. */
  readonly isNew: RefObject<boolean>
}

const sizeNames: Readonly<Record<ImageSize, string>> = { small: 'Small', medium: 'Medium', full: 'Full width' }

/** What is said of the image that is selected. */
export const ImageBar = ({ view, image: { alt, size }, isNew }: ImageBarProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    field.current?.focus()
  })
  const isDecorative = alt === ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: these fields are no form of their own
    <div className={slot('writing', 'image')} role="group" aria-label="Image">
      <TextField
        ref={field}
        label="Alternative text"
        value={alt ?? ''}
        denied={isDecorative ? 'Screen readers skip this image.' : undefined}
        maxLength={IMAGE_ALT_MAX}
        placeholder="What the image shows"
        hint="For people who cannot see the image. Needed to publish."
        onChange={(typed) => view.changeImage({ alt: typed.trim() === '' ? null : typed })}
      />
      <CheckboxField
        label="Decorative"
        checked={isDecorative}
        onChange={(checked) => view.changeImage({ alt: checked ? '' : null })}
      />
      <SelectField
        label="Size"
        value={size}
        choices={imageSizes.map((value) => ({ value, label: sizeNames[value] }))}
        onChange={(chosen) => view.changeImage({ size: chosen as ImageSize })}
      />
      <Button size="sm" tone="ghost" onClick={() => view.run('deleteImage')}>
        Delete image
      </Button>
    </div>
  )
}
