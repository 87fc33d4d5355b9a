import type { ReactNode } from 'react'
import { Button, type ButtonSize, type ButtonTone } from './Button.tsx'
import { look } from './classes.ts'
import { tooltip } from './tooltip.ts'

type LinkButtonProps = {
  readonly href: string
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  /** Given: only the icon is shown, and this is its name. */
  readonly label?: string
  /** Why one cannot go there now; it is a button then, which says so. */
  readonly denied?: string | undefined
  readonly children: ReactNode
}

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export const LinkButton = ({ href, tone = 'outline', size = 'md', label, denied, children }: LinkButtonProps) =>
  denied !== undefined ? (
    <Button tone={tone} size={size} denied={denied} label={label}>
      {children}
    </Button>
  ) : (
    <a
      href={href}
      className={look('button', { tone, size, shape: label === undefined ? undefined : 'icon' })}
      aria-label={label}
      {...tooltip(label)}
    >
      {children}
    </a>
  )

/** A link in running text. Addresses of other sites open beside the product. */
export const TextLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) =>
  /^[a-z]+:/i.test(href) ? (
    <a
      href={href}
      className={look('link')}
      {...(href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
    </a>
  ) : (
    <a href={href} className={look('link')}>
      {children}
    </a>
  )
