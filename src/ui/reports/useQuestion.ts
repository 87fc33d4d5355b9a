import { useCallback, useState } from 'react'
import { changedQuestion, type ReportQuestion, readQuestion, writtenQuestion } from '../../domain/reports/question.ts'
import { pathTo } from '../../domain/session/places.ts'
import { useQueryInAddress } from '../app/useQueryInAddress.ts'

/** What a report is asked stands in its address: a link and the back button bring it, a choice is written into it. */
export const useQuestion = (
  name: string,
  search: string,
): readonly [ReportQuestion, (change: ReportQuestion) => void] => {
  const [question, setQuestion] = useState(() => readQuestion(search))
  const path = pathTo('report', { name })
  useQueryInAddress({
    query: writtenQuestion(question),
    search,
    isRead: true,
    read: (came) => setQuestion(readQuestion(came)),
    hrefOf: (written) => (written === '' ? path : `${path}?${written}`),
  })
  const change = useCallback((wanted: ReportQuestion) => setQuestion((before) => changedQuestion(before, wanted)), [])
  return [question, change]
}
