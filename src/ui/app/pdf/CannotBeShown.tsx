import { FileX2 } from 'lucide-react'
import { EmptyState } from '../../kit/EmptyState.tsx'

export const CannotBeShown = () => (
  <EmptyState icon={<FileX2 />} title="This file cannot be shown here">
    Download it to read it.
  </EmptyState>
)
