import { look } from './classes.ts'

type SkeletonProps = { readonly width?: number | string; readonly height?: number; readonly circle?: boolean }

/** Of lines below each other. */
export const skeletonWidths = ['72%', '48%', '60%', '40%', '66%', '54%', '44%', '58%'] as const

/** Stands in the place of content that is on its way; shows itself only after 100 ms. */
export const Skeleton = ({ width = '100%', height = 12, circle = false }: SkeletonProps) => (
  <span
    className={look('skeleton', { shape: circle ? 'circle' : undefined })}
    style={{ width: circle ? height : width, height }}
    aria-hidden="true"
  />
)
