import { Suspense } from "react";
import { late } from "../../../components/late.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import type { AdminSession } from "../use-admin-session.ts";

const SecondFactor = late(async () => (await import("./second-factor.tsx")).SecondFactor);

/** The administrator's authenticator app; its code comes when it is opened. */
export function SecondFactorSection({ session }: { readonly session: AdminSession }) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <SecondFactor isOn={session.hasSecondFactor} recoveryCodesLeft={session.recoveryCodesLeft} />
    </Suspense>
  );
}
