import { Card } from "../components/card.tsx";
import { Link } from "../components/link.tsx";
import { Page } from "../components/page/page.tsx";
import { PreviewSignUpForm } from "../features/auth/preview-sign-up-form.tsx";
import { SignedInAlready } from "../features/auth/signed-in-already.tsx";
import { FreeAccountPoints } from "../features/preview/free-account-points.tsx";
import { PreviewMeals } from "../features/preview/preview-meals.tsx";
import { authPath } from "../pages/paths.ts";

export default function PreviewScreen() {
  return (
    <Page
      title="Your plan is nearly on the table"
      lead="A look at three sample meals. Create a free account, and we cook up your own from your answers, which are saved."
    >
      <SignedInAlready />
      <div className="grid gap-8 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_1fr] lg:items-start">
        <PreviewMeals />
        <Card className="lg:row-span-2">
          <h2 className="mb-5 text-2xl">Create a free account</h2>
          <PreviewSignUpForm />
          <p className="mt-5">
            Have an account?{" "}
            <Link to={authPath("sign-in")} className="text-link">
              Sign in
            </Link>
          </p>
        </Card>
        <FreeAccountPoints />
      </div>
    </Page>
  );
}
