import { Skeleton } from '#components/Loaded.tsx'

export const StatisticsSkeleton = ({ isWhole }: { isWhole: boolean }) =>
  isWhole ? (
    <div className="figures-two">
      <div>
        <Skeleton rows={7} />
        <Skeleton rows={10} />
        <Skeleton rows={6} />
      </div>
      <div>
        <Skeleton rows={1} shape="chart" />
        <Skeleton rows={1} shape="chart" />
        <Skeleton rows={4} />
      </div>
    </div>
  ) : (
    <Skeleton rows={10} />
  )
