import { late } from '../kit/late.ts'

const closed = late(async () => (await import('./closedPages.ts')).closedPages)

interface ClosedPageProps {
  readonly of: keyof NonNullable<ReturnType<typeof closed.use>>
  /** Until its code is here. */
  readonly meanwhile?: React.ReactNode
}

/** A page or a dialog of `closedPages.ts`, which is fetched when it is first shown. */
export const ClosedPage = ({ of, meanwhile }: ClosedPageProps) => {
  const Page = closed.use(true)?.[of]
  return Page ? <Page /> : meanwhile
}
