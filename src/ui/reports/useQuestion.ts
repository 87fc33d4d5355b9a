import { useCallback, useMemo, useState } from 'react'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { changedQuestion, type ReportQuestion, readAddress, writtenAddress } from '../../domain/reports/question.ts'
import { pathTo } from '../../domain/session/places.ts'
import { useQueryInAddress } from '../app/useQueryInAddress.ts'

export interface AddressState {
  readonly question: ReportQuestion
  /** The saved report it was opened by. */
  readonly saved: ItemId | undefined
  readonly change: (wanted: ReportQuestion) => void
  readonly setSaved: (saved: ItemId | undefined) => void
}

/** What a report is asked stands in its address: a link and the back button bring it, a choice is written into it. */
export const useQuestion = (name: string, search: string): AddressState => {
  const [address, setAddress] = useState(() => readAddress(search))
  const path = pathTo('report', { name })
  useQueryInAddress({
    query: writtenAddress(address),
    search,
    isRead: true,
    read: (came) => setAddress(readAddress(came)),
    hrefOf: (written) => (written === '' ? path : `${path}?${written}`),
  })
  const change = useCallback(
    (wanted: ReportQuestion) =>
      setAddress((before) => ({ ...before, question: changedQuestion(before.question, wanted) })),
    [],
  )
  const setSaved = useCallback((saved: ItemId | undefined) => setAddress((before) => ({ ...before, saved })), [])
  return useMemo(() => ({ ...address, change, setSaved }), [address, change, setSaved])
}
