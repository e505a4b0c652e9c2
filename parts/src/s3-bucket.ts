export interface S3Access {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the server forgets by rules; the stand-in does not know such. */
  keepsRules?: boolean;
}

/** The one name that needs no location constraint, which neither server here would know. */
const region = 'us-east-1';
const bucket = 'danube';

/** The private bucket, open to browsers on pages of this machine only by signed addresses. */
export async function createBucket(access: S3Access): Promise<void> {
  // Loaded here: it is large, and a set that is already running never needs it.
  const {
    CreateBucketCommand,
    PutBucketCorsCommand,
    PutBucketLifecycleConfigurationCommand,
    S3Client,
  } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: access.endpoint,
    region,
    credentials: access,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  try {
    // None of the calls changes anything when repeated by the bucket's owner.
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    await client.send(
      new PutBucketCorsCommand({
        Bucket: bucket,
        CORSConfiguration: { CORSRules: [corsRule] },
      }),
    );
    if (!access.keepsRules) return;
    await client.send(
      new PutBucketLifecycleConfigurationCommand({
        Bucket: bucket,
        LifecycleConfiguration: { Rules: lifecycleRules },
      }),
    );
  } finally {
    client.destroy();
  }
}

export function s3Environment(access: S3Access): Record<string, string> {
  return {
    S3_ENDPOINT: access.endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: access.accessKeyId,
    S3_SECRET_ACCESS_KEY: access.secretAccessKey,
  };
}

const corsRule = {
  AllowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*'],
  AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST'],
  AllowedHeaders: ['*'],
  // A browser that uploads in pieces must read the mark of each.
  ExposeHeaders: ['ETag'],
};

/** What the product tidies up on its own is gone long before; this is for what it cannot know of. */
const lifecycleRules = [
  {
    ID: 'unfinished-uploads',
    Status: 'Enabled' as const,
    Filter: { Prefix: '' },
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: 2 },
  },
  {
    ID: 'forgotten-quarantine',
    Status: 'Enabled' as const,
    Filter: { Prefix: 'quarantine/' },
    Expiration: { Days: 30 },
  },
];
