import { useState } from 'react'
import { avatarTone, initials } from '../../domain/kernel/person.ts'
import { look } from './classes.ts'

type AvatarProps = {
  readonly name: string
  readonly src?: string | null | undefined
  readonly size?: 24 | 32 | 40 | 64 | 96
  /** Only where no name stands beside it. */
  readonly label?: string
}

/** The picture; the default one (§ 3) until it loads, or where there is none. */
export const Avatar = ({ name, src, size = 32, label }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  return (
    <span
      className={look('avatar', { size: `${size}`, tone: `${avatarTone(name)}` })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {src && src === loaded ? null : initials(name)}
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      ) : null}
    </span>
  )
}
