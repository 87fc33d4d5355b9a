import { useSelector } from '@xstate/react'
import type { AssetCategoryId } from '../../domain/kernel/ids.ts'
import { numberReading } from '../../machines/assets/readings.ts'
import { Button } from '../kit/Button.tsx'
import { useOpenedReading } from './area.ts'

interface NumberOfferProps {
  readonly categoryId: AssetCategoryId | null
  readonly typed: string
  readonly onTake: (number: string) => void
}

/** The next number of the category's style, where it has one. */
export const NumberOffer = ({ categoryId, typed, onTake }: NumberOfferProps) => {
  const asked = categoryId === null ? null : { number: '', exceptId: null, categoryId }
  const next = useSelector(useOpenedReading('assetNumber', numberReading, asked), numberReading.foundIn)?.next ?? null
  return next === null || next === typed || categoryId === null ? null : (
    <div>
      <Button size="sm" onClick={() => onTake(next)}>
        Use {next}
      </Button>
    </div>
  )
}
