import { ArrowLeft } from 'lucide-react'
import { LinkButton } from './LinkButton.tsx'

type BackButtonProps = {
  readonly href: string
  readonly label?: string
  /** Only the arrow is shown; the label is its name. */
  readonly compact?: boolean
}

/** § 2.6 A link to a fixed address, so that it leads there also for a person who came by a link. */
export const BackButton = ({ href, label = 'Back', compact = false }: BackButtonProps) => (
  <LinkButton href={href} tone="ghost" {...(compact ? { label } : {})}>
    <ArrowLeft aria-hidden="true" />
    {compact ? null : label}
  </LinkButton>
)
