import { useState } from 'react'
import { look } from './classes.ts'
import { initials, toneOf } from './initials.ts'

type AvatarProps = {
  readonly name: string
  readonly src?: string | null | undefined
  readonly size?: 24 | 32 | 40 | 64 | 96
  /** Only where no name stands beside it. */
  readonly label?: string
}

const tones = ['0', '1', '2', '3', '4'] as const

/** The picture, or initials until (or unless) it loads. */
export const Avatar = ({ name, src, size = 32, label }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && src !== failed
  return (
    <span
      className={look('avatar', { size: `${size}`, tone: tones[toneOf(name, tones.length)] })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shown ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
