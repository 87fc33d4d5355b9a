import { useMemo } from 'react'
import { differences } from '../../../domain/policies/content/differences.ts'
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import type { PolicyDiff } from '../../../domain/policies/nouns.ts'
import { Changes } from '../Changes.tsx'

interface Written {
  readonly title: string
  /** Null for a file. */
  readonly content: PolicyContent | null
}

interface ComparedProps {
  /** Null for the empty text before the first. */
  readonly before: Written | null
  readonly after: Written
}

/** What became of one text in the other, before either of them is a version. */
export const Compared = ({ before, after }: ComparedProps) => {
  const changes = useMemo((): PolicyDiff => {
    const isText = after.content !== null && (before === null || before.content !== null)
    return {
      fromVersionNo: null,
      toVersionNo: 0,
      titleBefore: before?.title ?? null,
      title: after.title,
      blocks: isText ? differences(before?.content ?? null, after.content as PolicyContent) : null,
      notes: [],
    }
  }, [before, after])
  return <Changes changes={changes} />
}
