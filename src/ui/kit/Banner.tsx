import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { look } from './classes.ts'

type BannerProps = {
  readonly tone?: 'info' | 'warning' | 'danger'
  readonly children: ReactNode
  readonly action?: ReactNode
}

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert }

export const Banner = ({ tone = 'info', children, action }: BannerProps) => {
  const Icon = icons[tone]
  return (
    <div className={look('banner', { tone })} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
      {action}
    </div>
  )
}
